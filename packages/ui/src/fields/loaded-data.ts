import { createContext, use } from 'react';
import * as texts from '#texts/fields/loaded-data';
import type { FieldDefinition } from './field-definition.ts';

/** Whether so few sellers are loaded that shares, ranks and HHI say nothing of a market. */
export const FewSellersContext = createContext(false);

/** Returns the explanation of a field; of few sellers, that of a share, rank or HHI says so. */
export function useExplanation({ kind, explanation }: FieldDefinition): string {
  const isNoted = use(FewSellersContext) && (kind === 'share' || kind === 'rank' || kind === 'hhi');
  return isNoted ? `${explanation} ${texts.ofLoadedData}` : explanation;
}
