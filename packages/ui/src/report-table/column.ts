import { faces, type FacedField } from '../faces.ts';
import { headOf, kinds, type Face, type KindTraits } from '../faces/face.ts';

/** The fields of a row that a column can show: text, a number, or nothing. */
export type ColumnOf<Row> = {
  [Field in keyof Row & FacedField]: Row[Field] extends string | number | null ? Field : never;
}[keyof Row & FacedField];

/** A row as the parts of the table read it. */
export type Cells = Readonly<Record<string, unknown>>;

/** One column: the field's face, with what follows from it. */
export interface Column {
  readonly field: FacedField;
  readonly face: Face;
  readonly traits: KindTraits;
  readonly head: string;
}

/** The column of a field. */
export const columnOf = (field: FacedField): Column => {
  const face = faces[field];
  return { field, face, traits: kinds[face.kind], head: headOf(face) };
};

/** Under this many sales figures may change a lot: the row is marked «мало данных». */
const FEW_SALES = 10;

/** Whether a row counts too few sales to lean on. */
export const hasLowData = (row: Cells): boolean => {
  const sales = row['salesCount'];
  return typeof sales === 'number' && sales < FEW_SALES;
};
