import { formatInteger } from '@vitrina/ui/format/numbers';
import * as texts from '#texts/import/reasons';

const formatNumbers = (values: readonly string[]) =>
  values.map((value) => (/^\d+$/.test(value) ? formatInteger(Number(value)) : value));

/** Translates a sentence of the server about rows that contradict each other; undefined for any other one. */
export function translateProblem(message: string): string | undefined {
  for (const [pattern, translate] of texts.contradictions) {
    const found = pattern.exec(message);
    if (found) return translate(...found.slice(1));
  }
  return undefined;
}

/** Translates a reason of the server for which rows are not loaded; an unknown one stays in English. */
export function translateReason(reason: string): string {
  for (const [pattern, translate] of texts.reasons) {
    const found = pattern.exec(reason);
    if (found) return translate(...formatNumbers(found.slice(1)));
  }
  return reason;
}
