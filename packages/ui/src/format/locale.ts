/** BCP 47 tags of the language in force for Intl, the preferred one first. */
export { locales } from '#texts/format';
