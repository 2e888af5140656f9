import { fieldDefinitions, type DefinedField } from '../../fields/field-definitions.ts';
import {
  formatHeader,
  fieldKinds,
  type FieldDefinition,
  type KindTraits,
} from '../../fields/field-definition.ts';

/** The fields of a row that a column can show: text, a number, or nothing. */
export type ColumnField<Row> = {
  [Field in keyof Row & DefinedField]: Row[Field] extends string | number | null ? Field : never;
}[keyof Row & DefinedField];

/** A row as the parts of the table read it. */
export type TableRow = Readonly<Record<string, unknown>>;

/** One column: the field's definition, with what follows from it. */
export interface Column {
  readonly field: DefinedField;
  readonly definition: FieldDefinition;
  readonly traits: KindTraits;
  readonly head: string;
}

/** The column of a field. */
export const createColumn = (field: DefinedField): Column => {
  const definition = fieldDefinitions[field];
  return { field, definition, traits: fieldKinds[definition.kind], head: formatHeader(definition) };
};

/** Under this many sales figures may change a lot: the row is marked «мало данных». */
const FEW_SALES = 10;

/** Whether a row counts too few sales to lean on. */
export const hasLowData = (row: TableRow): boolean => {
  const sales = row['salesCount'];
  return typeof sales === 'number' && sales < FEW_SALES;
};
