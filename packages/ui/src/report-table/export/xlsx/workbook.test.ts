import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { SheetCell } from './cell-xml.ts';
import { buildWorkbook } from './workbook.ts';

const buildParts = (
  cells: readonly (readonly SheetCell[])[],
  name = 'Лист',
): Readonly<Record<string, string>> => {
  const bytes = buildWorkbook(
    [
      {
        name,
        widths: [20, 20],
        rowCount: cells.length,
        cellAt: (row, column) => cells[row]?.[column] ?? null,
      },
    ],
    () => undefined,
  );
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]));
};
const sheet = 'xl/worksheets/sheet1.xml';
const text = (value: string, link?: string): SheetCell => ({ value, style: 'text', link });

describe('A workbook', () => {
  test('writes every text as a text, never as a formula', () => {
    const hostile = [
      '=HYPERLINK("http://x")',
      '+7',
      '-1',
      '@SUM(A1)',
      '\t=1',
      '<f>1</f>',
      '</t></is></c><c><f>1',
    ];
    const xml = buildParts(hostile.map((value) => [text(value)]))[sheet] ?? '';
    expect(xml.match(/t="inlineStr"/g)).toHaveLength(hostile.length);
    expect(xml).not.toMatch(/<f[ >]/);
    expect(xml).toContain('=HYPERLINK(&quot;http://x&quot;)');
  });

  test('removes characters that XML forbids and nothing else', () => {
    const xml = buildParts([[text('а\u0000б\u0008\uFFFE\uD800в \u202Eשלום 👟 _x0041_ & "к"')]])[sheet] ?? '';
    expect(xml).toContain('>абв \u202Eשלום 👟 _x005F_x0041_ &amp; &quot;к&quot;</t>');
  });

  test('writes numbers as numbers with their formats', () => {
    const xml = buildParts([[{ value: 0.331, style: 'percent' }]])[sheet] ?? '';
    expect(xml).toMatch(/<c r="A1" s="\d+"><v>0.331<\/v><\/c>/);
    const styles = buildParts([])['xl/styles.xml'] ?? '';
    expect(styles).toContain('formatCode="[&gt;=0.00995]0.0%;[&gt;0]0.00####%;0.0%"');
    expect(styles).toContain('formatCode="#,##0&quot;\u00a0₸&quot;"');
  });

  test('links only to http(s) URLs, normalized', () => {
    const files = buildParts([
      [text('Kaspi', 'https://kaspi.kz/p/чехол "1"&2'), text('Код', 'javascript:alert(1)')],
      [text('Длинный', `https://kaspi.kz/${'x'.repeat(3000)}`), text('Не адрес', 'https://')],
    ]);
    const relations = files['xl/worksheets/_rels/sheet1.xml.rels'] ?? '';
    expect(relations.match(/Target="/g)).toHaveLength(1);
    expect(relations).toContain('Target="https://kaspi.kz/p/%D1%87%D0%B5%D1%85%D0%BE%D0%BB%20%221%22&amp;2"');
    expect(files[sheet]).toContain('<hyperlink ref="A1" r:id="rId1"/>');
  });

  test('has at most as many links as Excel opens', () => {
    const rows = Array.from({ length: 65_010 }, (_, row) => [
      text(`Товар ${row}`, `https://kaspi.kz/${row}`),
    ]);
    const xml = buildParts(rows)[sheet] ?? '';
    expect(xml.match(/<hyperlink /g)).toHaveLength(65_000);
    expect(xml).toContain('Товар 65009');
  });

  test('repeats header and first column in print, numbers pages and filters all rows but the total', () => {
    const [cell, foot] = [text('а'), 'Товары & Ко, неделя 46 2026'];
    const bytes = buildWorkbook(
      [
        {
          name: 'Все: товары',
          footer: foot,
          widths: [20, 20],
          rowCount: 5,
          table: { top: 0, rowCount: 3 },
          cellAt: () => cell,
        },
      ],
      () => undefined,
    );
    const files = unzipSync(bytes);
    const book = strFromU8(files['xl/workbook.xml'] ?? new Uint8Array());
    const xml = strFromU8(files[sheet] ?? new Uint8Array());
    expect(book).toContain(">'Все  товары'!$A:$A,'Все  товары'!$1:$1</definedName>");
    expect(book).toContain(">'Все  товары'!$A$1:$B$4</definedName>");
    expect(xml).toContain('<autoFilter ref="A1:B4"/>');
    expect(xml).toContain(
      '<oddFooter>&amp;LТовары &amp;&amp; Ко, неделя 46 2026&amp;R&amp;P / &amp;N</oddFooter>',
    );
    expect(buildParts([])['xl/workbook.xml']).not.toContain('definedName');
  });

  test('names a sheet as Excel allows', () => {
    expect(buildParts([], `Товары: [все] / "${'о'.repeat(40)}"`)['xl/workbook.xml']).toMatch(
      /name="Товары {3}все {4}&quot;о{13,}"/,
    );
  });
});
