import type { Noun } from '@vitrina/ui/format/plural';
import { type RefObject, useEffect, useRef } from 'react';

/** A table on the screen that the palette can filter. */
export interface OpenTable {
  /** Title: «Товары категории». */
  caption: string;
  noun: Noun;
  /** Counts the rows whose name contains a text. */
  countRows: (text: string) => number;
  /** Filters the table to these rows. */
  filter: (text: string) => void;
  /** Saves the table as a file. */
  save: (format: 'xlsx' | 'csv') => void;
}

const openTables = new Set<RefObject<OpenTable>>();

/** Lists the tables on the screen, topmost first. */
export const listOpenTables = (): readonly OpenTable[] => [...openTables].map(({ current }) => current);

/** Registers a table for the palette while it is mounted. */
export function useOpenTable(table: OpenTable): void {
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
  });
  useEffect(() => {
    openTables.add(latest);
    return () => void openTables.delete(latest);
  }, []);
}
