export { locale } from '#texts/format';
