import { keepPreviousData } from '@tanstack/react-query';
import type { Found } from '@vitrina/contract';
import { createDistance, type Distance } from '@vitrina/contract/spelling';
import { useDebouncedValue } from './use-debounced-value.ts';
import { useReportParams } from '../period/use-report-params.ts';
import { reports } from '../api/reports.ts';
import { parseSearchInput, type SearchInput } from './parse-search-input.ts';

/** A search and its state. */
export interface Search {
  input: SearchInput;
  /** Results so far; undefined before the first ones, or for an empty input. */
  results: Found | undefined;
  /** Whether the results belong to the current input. */
  isSettled: boolean;
  isOffline: boolean;
  error: Error | null;
  retry: () => void;
}

/**
 * Filters results by a text.
 * @param maxDistance the farthest spelling kept: 0 for the text as it is written
 */
export const filterResults = (
  { sellers, brands, categories, products }: Found,
  text: string,
  maxDistance: Distance,
): Found => {
  const measure = createDistance(text);
  const isMatch = ({ title }: { title: string }) => measure(title) <= maxDistance;
  return {
    sellers: sellers.filter(isMatch),
    brands: brands.filter(isMatch),
    categories: categories.filter(isMatch),
    products: products.filter(isMatch),
  };
};

/** Searches the chosen week for a text, debounced; an earlier request is cancelled. */
export function useSearchResults(typed: string): Search {
  const { week } = useReportParams();
  const input = parseSearchInput(typed);
  const text = useDebouncedValue(input.text);
  const query = reports.find.byText.useQuery(week && text !== '' ? { ...week, text } : undefined, {
    placeholderData: keepPreviousData,
  });
  const isOutdated = text !== input.text;
  const results = input.text === '' ? undefined : query.data?.find;
  return {
    input,
    results:
      results && (isOutdated || query.isPlaceholderData) ? filterResults(results, input.text, 2) : results,
    isSettled: !isOutdated && query.data !== undefined && !query.isPlaceholderData,
    isOffline: query.isPaused,
    error: isOutdated || input.text === '' ? null : query.error,
    retry: () => void query.refetch(),
  };
}
