/** BCP 47 tags of the current language for Intl: one for lists, one for numbers and dates. */
export { locale, numberLocale } from '#texts/format';
