/** BCP 47 tag of the language in force, for Intl. */
export { locale } from '#texts/format';
