import { fieldDefinitions, type DefinedField } from '../../fields/field-definitions.ts';
import { defineInScope, type IndexScope } from '../../fields/index-scope.ts';
import {
  formatHeader,
  fieldKinds,
  type FieldDefinition,
  type KindTraits,
} from '../../fields/field-definition.ts';

/** Fields of a row that a column can show: text, number or null. */
export type ColumnField<Row> = {
  [Field in keyof Row & DefinedField]: Row[Field] extends string | number | null | undefined ? Field : never;
}[keyof Row & DefinedField];

/** A report row as the table's modules read it. */
export type TableRow = Readonly<Record<string, unknown>>;

/** One column: field definition and its derived properties. */
export interface Column {
  readonly field: DefinedField;
  readonly definition: FieldDefinition;
  readonly traits: KindTraits;
  readonly head: string;
}

/** Creates the column of a field; the name of an index includes its scope. */
export const createScopedColumn = (field: DefinedField, scope: IndexScope | undefined): Column => {
  const definition = defineInScope(fieldDefinitions[field], scope);
  return { field, definition, traits: fieldKinds[definition.kind], head: formatHeader(definition) };
};

/** Creates the column of a field. */
export const createColumn = (field: DefinedField): Column => createScopedColumn(field, undefined);

/** Fields whose columns are hidden on a narrow screen until a person shows them. */
export const lessNeededFields: ReadonlySet<string> = new Set<DefinedField>([
  'weekRevenues',
  'commentsCount',
  'lastRating',
  'averageRating',
  'minPrice',
  'demandIndex',
  'placeByRevenue',
  'brandsCount',
  'salesCountBefore',
  'demandEffect',
  'shareEffect',
  'priceEffect',
]);

/** Fields also hidden there beside a comparison. */
export const lessNeededBesideChanges: ReadonlySet<string> = new Set<DefinedField>([
  'potentialProfitIndex',
  'competitorsCount',
  'productsCount',
]);

/** Whether the cells of a column have a value to sort by and export; a trend line is a picture. */
export const hasValue = ({ definition }: Column): boolean => definition.kind !== 'line';

/** Rows with fewer sales get the tag «мало данных». */
const FEW_SALES = 10;

/** Whether a row has too few sales for reliable metrics. False for a compared row: its change is marked instead. */
export const hasLowData = (row: TableRow): boolean => {
  if (row['state'] !== undefined && row['state'] !== null) return false;
  const sales = row['salesCount'];
  return typeof sales === 'number' && sales < FEW_SALES;
};
