/** Languages of interface texts and error messages, the default first. */
export const LANGUAGES = ['ru', 'kk', 'en'] as const;

/** A language by its code of ISO 639-1. */
export type Language = (typeof LANGUAGES)[number];

/** Language of a request without a preference. */
export const DEFAULT_LANGUAGE: Language = 'ru';

/** Whether a value is the code of a language of the product. */
export const isLanguage = (value: unknown): value is Language =>
  (LANGUAGES as readonly unknown[]).includes(value);

/** Reads one entry of Accept-Language: «en-GB;q=0.8». */
const readPreference = (entry: string): { language: string; quality: number } => {
  const [tag = '', ...params] = entry.split(';').map((part) => part.trim());
  const quality = params.find((param) => param.startsWith('q='))?.slice(2);
  return {
    language: tag.toLowerCase().split('-')[0] ?? '',
    quality: quality === undefined ? 1 : Number(quality),
  };
};

/** Selects the language that an Accept-Language header prefers (RFC 9110 §12.5.4); Russian without a known one. */
export const selectLanguage = (header: string | undefined): Language => {
  const preferences = (header ?? '')
    .split(',')
    .map(readPreference)
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  return preferences.map(({ language }) => language).find(isLanguage) ?? DEFAULT_LANGUAGE;
};
