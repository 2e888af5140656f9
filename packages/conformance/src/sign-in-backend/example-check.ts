import { Import, type ImportMapping, ImportRejects } from '@vitrina/contract';
import openapi from '@vitrina/contract/openapi.json' with { type: 'json' };

const { paths } = openapi;

/** A checked import, the contract's example. */
export const checked = Import.parse(
  paths['/api/imports/{id}'].get.responses['200'].content['application/json'].example,
);
/** The refused rows of the contract's example. */
export const exampleRejects = ImportRejects.parse(
  paths['/api/imports/{id}/rejects'].get.responses['200'].content['application/json'].example,
);

/** A mapping that leaves all to the content. */
export const noMapping: ImportMapping = {
  columns: [],
  constants: [],
  ignore: [],
  ignoresUnknown: false,
  partial: false,
  future: false,
};

/** Whether the file is a table, by the end of its name: the bytes are not kept. */
const isTable = ({ name }: { readonly name: string }) =>
  /\.(xlsx|csv|txt|tsv|ndjson|jsonl|parquet|gz|zst|zip)$/i.test(name);

type Reading = Import['readings'][number];

/** Reads a column as the mapping says. */
const readColumn = (column: Reading['columns'][number], { columns, ignore }: ImportMapping) => {
  const mapped = columns.find(({ header }) => header === column.header)?.field;
  if (mapped !== undefined) return { ...column, field: mapped, reading: column.reading ?? ('text' as const) };
  const isLeftOut = ignore.includes(column.header) || columns.some(({ field }) => field === column.field);
  return isLeftOut ? { ...column, field: null, reading: null } : column;
};

/** Returns the result of a check: the contract's example, whose unknown column must be decided. */
export function finishCheck(current: Import, mapping: ImportMapping): Import {
  const tables = current.files.filter(isTable);
  const readings = tables.flatMap(({ name }) =>
    checked.readings.map(({ columns, ...reading }) => ({
      ...reading,
      file: name,
      columns: columns.map((column) => readColumn(column, mapping)),
    })),
  );
  const unknown = readings.flatMap(({ file, columns }) =>
    columns
      .filter(({ header, field }) => field === null && !mapping.ignore.includes(header))
      .map(({ header }) => ({
        kind: 'unknown-column' as const,
        file,
        header,
        field: null,
        message: `the column "${header}" is unknown`,
      })),
  );
  const others = current.files
    .filter((file) => !isTable(file))
    .map(({ name }) => ({
      kind: 'no-table' as const,
      file: name,
      header: null,
      field: null,
      message: 'is no table',
    }));
  const problems = [...(mapping.ignoresUnknown ? [] : unknown), ...others];
  return problems.length > 0
    ? { ...current, state: 'refused', progress: null, readings, problems }
    : { ...current, state: 'checked', progress: null, readings, problems, report: checked.report };
}
