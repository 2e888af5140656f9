import { classNames } from '@vitrina/ui/class-names';
import { formatCountGenitive, nouns } from '@vitrina/ui/format/plural';
import { CategoryChips } from './category-chips.tsx';

const rules = new Intl.PluralRules('ru-RU');

/** So many categories after «в»: «1 категории», «3 категориях», «21 категории». */
export const inCategories = (count: number): string =>
  rules.select(count) === 'one'
    ? formatCountGenitive(count, { ...nouns.category, few: 'категории' })
    : formatCountGenitive(count, { ...nouns.category, many: 'категориях' });

interface Props {
  /** What was found. */
  children: string;
  /** The chosen categories have nothing to do with it. */
  bare?: boolean;
  /** Nothing is looked for yet: it says no more than the head of a phone's screen. */
  atRest?: boolean;
}

/** The head of what was found, with the categories that it was found in; a finder's button may stand at its end. */
export const ResultsHead = ({ children, bare = false, atRest = false }: Props) => (
  <div
    className={classNames(
      'flex flex-wrap items-center gap-x-4 gap-y-2 px-(--gutter) pt-5 max-md:gap-y-3',
      atRest ? 'max-lg:sr-only' : 'max-lg:pt-4',
    )}
  >
    <h1
      title={children}
      className="line-clamp-4 min-w-0 text-title max-md:pr-26 md:max-lg:pr-44 print:pr-0 [overflow-wrap:anywhere]"
    >
      {children}
    </h1>
    {!bare && <CategoryChips className="max-lg:basis-full" />}
  </div>
);
