import { createContext, useContext, type ReactNode } from 'react';
import type { TableRow } from './column.ts';

/** Renders the weekly trend line of a row. */
export type RenderLine = (row: TableRow) => ReactNode;

/** Renderer of the trend lines inside; null without such a column. */
export const RowLineContext = createContext<RenderLine | null>(null);

/** Weekly trend line of a row, in the column «8 недель». */
export const RowLine = ({ row }: { readonly row: TableRow }) => useContext(RowLineContext)?.(row);
