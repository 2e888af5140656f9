import { createContext, useContext, type ReactNode } from 'react';
import type { TableRow } from './column.ts';

/** Renders the line of weeks of a row. */
export type RenderLine = (row: TableRow) => ReactNode;

/** The renderer of the lines inside; null without such a column. */
export const RowLineContext = createContext<RenderLine | null>(null);

/** Line of weeks of a row, in the column «8 недель». */
export const RowLine = ({ row }: { readonly row: TableRow }) => useContext(RowLineContext)?.(row);
