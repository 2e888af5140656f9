import { formatInteger, formatTenths } from '@vitrina/ui/format/numbers';
import * as texts from '#texts/import/files';

/** Formats a size: «412 КБ», «4,8 МБ». */
export function formatBytes(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), texts.byteUnits.length - 1);
  const value = bytes / 1000 ** step;
  return `${step > 1 && value < 10 ? formatTenths(value) : formatInteger(value)}\u00a0${texts.byteUnits[step]}`;
}
