import { classNames } from '@vitrina/ui/class-names';
import { formatCountGenitive, nouns } from '@vitrina/ui/format/plural';
import { CategoryChips } from './category-chips.tsx';

const rules = new Intl.PluralRules('ru-RU');

/** Formats a number of categories after «в»: «1 категории», «3 категориях», «21 категории». */
export const formatInCategories = (count: number): string =>
  rules.select(count) === 'one'
    ? formatCountGenitive(count, { ...nouns.category, few: 'категории' })
    : formatCountGenitive(count, { ...nouns.category, many: 'категориях' });

interface Props {
  /** The heading. */
  children: string;
  /** Whether the chips of the chosen categories are hidden. */
  isWithoutChips?: boolean;
  /** Whether nothing is searched for yet; a narrow screen then hides the heading. */
  isIdle?: boolean;
}

/** Heading of search results with chips of the chosen categories. */
export const ResultsHeading = ({ children, isWithoutChips = false, isIdle = false }: Props) => (
  <div
    className={classNames(
      'flex flex-wrap items-center gap-x-4 gap-y-2 px-(--gutter) pt-5 max-md:gap-y-3',
      isIdle ? 'max-lg:sr-only' : 'max-lg:pt-4',
    )}
  >
    <h1
      title={children}
      className="line-clamp-4 min-w-0 text-title max-md:pr-26 md:max-lg:pr-44 print:pr-0 [overflow-wrap:anywhere]"
    >
      {children}
    </h1>
    {!isWithoutChips && <CategoryChips className="max-lg:basis-full" />}
  </div>
);
