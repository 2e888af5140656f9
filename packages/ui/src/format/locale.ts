/** BCP 47 tags of the language in force for Intl: that of lists, and that of numbers and dates. */
export { locale, numberLocale } from '#texts/format';
