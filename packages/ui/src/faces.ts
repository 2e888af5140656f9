import type { ReportField } from '@vitrina/contract';
import { changeFaces } from './faces/changes.ts';
import { countFaces } from './faces/counts.ts';
import type { Face } from './faces/face.ts';
import { figureFaces } from './faces/figures.ts';
import { nameFaces } from './faces/names.ts';

/** The concentrations that stand beside a list, not in its rows. */
type ListField = 'categoryBrandsHHI' | 'brandSellersHHI';

/** A field that has a face: every field of every report, and what a list compared with another says. */
export type FacedField = ReportField | ListField | keyof typeof changeFaces;

/** The face of every field. A contract field without one does not compile, nor one that no report has. */
export const faces: Readonly<Record<FacedField, Face>> = {
  ...figureFaces,
  ...countFaces,
  ...nameFaces,
  ...changeFaces,
} satisfies Record<FacedField, Face> &
  Record<
    Exclude<keyof typeof figureFaces | keyof typeof countFaces | keyof typeof nameFaces, FacedField>,
    never
  >;
