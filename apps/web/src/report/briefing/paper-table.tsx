import { fieldDefinitions, type DefinedField } from '@vitrina/ui/fields';
import { defineInScope } from '@vitrina/ui/fields/index-scope';
import { useIndexScope } from '@vitrina/ui/primitives/index-badge';
import { formatHeader, formatValue, readField } from '@vitrina/ui/fields/field-definition';

interface Props {
  /** Accessible name. */
  caption: string;
  /** The first names the row. */
  fields: readonly DefinedField[];
  rows: readonly Readonly<Record<string, unknown>>[];
}

/** A short table on paper, one line a row. */
export function PaperTable({ caption, fields, rows }: Props) {
  const scope = useIndexScope(rows[0]);
  return (
    <table className="mt-1.5 w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line align-bottom text-label text-ink-2">
          {fields.map((field, at) => (
            <th
              key={field}
              scope="col"
              className={`pb-1 font-medium ${at === 0 ? 'w-full text-left' : 'figures pl-4 text-right'} ${at > 2 ? 'max-md:hidden' : ''}`}
            >
              {formatHeader(defineInScope(fieldDefinitions[field], scope)).replace(/, (?=\S+$)/, ',\u00a0')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index} className="border-b border-line-soft">
            {fields.map((field, at) => {
              const text = formatValue(fieldDefinitions[field].kind, readField(row, field));
              return (
                <td
                  key={field}
                  title={at === 0 ? text : undefined}
                  className={`py-1 ${at === 0 ? 'max-w-0 truncate max-md:whitespace-normal' : 'figures pl-4 text-right whitespace-nowrap'} ${at > 2 ? 'max-md:hidden' : ''}`}
                >
                  {text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
