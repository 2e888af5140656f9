import { formatCountGenitive, nouns } from '@vitrina/ui/format/plural';

const rules = new Intl.PluralRules('ru-RU');

/** Formats a number of categories after «в»: «1 категории», «3 категориях», «21 категории». */
export const formatInCategories = (count: number): string =>
  rules.select(count) === 'one'
    ? formatCountGenitive(count, { ...nouns.category, few: 'категории' })
    : formatCountGenitive(count, { ...nouns.category, many: 'категориях' });
