import * as texts from '#texts/brand/price';
import { formatWholePercent } from '@vitrina/ui/format/numbers';
import { Menu, MenuChoice } from '@vitrina/ui/primitives/menu';
import { ChevronDown } from 'lucide-react';
import * as z from 'zod/mini';
import { useTypedSearchParams } from '../routing/search-params.ts';

const thresholds = ['0.03', '0.05', '0.1', '0.2'] as const;
/** Default minimum discount from the usual price. */
export const DEFAULT_THRESHOLD = '0.05';
const thresholdParam = { threshold: z.enum(thresholds) };

type Threshold = (typeof thresholds)[number];

/** «5 %» */
export const formatThreshold = (threshold: string): string => formatWholePercent(Number(threshold));

/** Returns the threshold of the address, undefined for the default, and a function to choose one. */
export function useThreshold(): readonly [Threshold | undefined, (threshold: Threshold) => void] {
  const [{ threshold }, change] = useTypedSearchParams(thresholdParam);
  return [threshold, (name) => change({ threshold: name === DEFAULT_THRESHOLD ? undefined : name })];
}

/** Selects the threshold inside a sentence; the choice is in the address. */
export function ThresholdMenu() {
  const [threshold = DEFAULT_THRESHOLD, choose] = useThreshold();
  return (
    <Menu
      title={texts.thresholds}
      className="min-w-24!"
      trigger={
        <button
          type="button"
          aria-label={texts.chosenThreshold(formatThreshold(threshold))}
          className="-ml-1 inline-flex min-h-6 items-center rounded-badge pl-1 font-medium text-accent hover:bg-hover"
        >
          {formatThreshold(threshold)}
          <ChevronDown className="-mr-px size-3.5 print:hidden" aria-hidden="true" />
        </button>
      }
    >
      {thresholds.map((name) => (
        <MenuChoice key={name} chosen={name === threshold} onSelect={() => choose(name)}>
          {formatThreshold(name)}
        </MenuChoice>
      ))}
    </Menu>
  );
}
