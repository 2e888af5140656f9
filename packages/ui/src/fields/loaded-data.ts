import { createContext, use } from 'react';
import * as texts from '#texts/fields/loaded-data';
import type { FieldDefinition } from './field-definition.ts';

/** Whether so few sellers are loaded that shares, ranks and HHI say nothing of a market. */
export const FewSellersContext = createContext(false);

/** Returns a function that explains a field; of few sellers, a share, rank or HHI says so. */
export function useExplain(): (definition: FieldDefinition) => string {
  const hasFewSellers = use(FewSellersContext);
  return ({ kind, explanation }) =>
    hasFewSellers && (kind === 'share' || kind === 'rank' || kind === 'hhi')
      ? `${explanation} ${texts.ofLoadedData}`
      : explanation;
}

/** Returns the explanation of a field; of few sellers, that of a share, rank or HHI says so. */
export const useExplanation = (definition: FieldDefinition): string => useExplain()(definition);
