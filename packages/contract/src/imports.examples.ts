import type { EndpointExamples } from './example-types.ts';
import type { Import, imports } from './imports.ts';

const id = 'b3a1f0c2d4';
const name = 'продажи_неделя46.xlsx';
const size = 412_044;

const begun: Import = {
  id,
  state: 'receiving',
  createdAt: '2026-11-16T05:00:00.000Z',
  files: [{ name, size, receivedBytes: 0 }],
  progress: null,
  readings: [],
  problems: [],
  report: null,
};

const mapping = {
  columns: [],
  constants: [],
  ignore: [],
  ignoresUnknown: false,
  partial: false,
  future: false,
};

const running: Import = {
  ...begun,
  state: 'checking',
  files: [{ name, size, receivedBytes: size }],
  progress: { step: 'reading', done: 131_072, total: size },
};

const column = (
  header: string,
  field: NonNullable<Import['readings'][number]['columns'][number]['field']>,
  reading: NonNullable<Import['readings'][number]['columns'][number]['reading']>,
  given: string,
  read: string,
) => ({ header, field, reading, blanksCount: 0, samples: [{ given, read }] });

const checked: Import = {
  ...running,
  state: 'checked',
  progress: null,
  readings: [
    {
      file: name,
      format: 'xlsx',
      encoding: null,
      separator: null,
      sheet: 'Выгрузка',
      headerRow: 1,
      errorCellsCount: 0,
      rowsCount: 48_312,
      blankRowsCount: 2,
      hasTotal: true,
      dayRowsCount: 0,
      partialWeeks: [],
      columns: [
        column('Период', 'week_number', 'week', '09.11.2026–15.11.2026', '2026-W46'),
        column('Продавец', 'seller_title', 'text', 'Saryarka Market', 'Saryarka Market'),
        column('Артикул Kaspi', 'product_kaspi_id', 'text', '947549961', '947549961'),
        column('Наименование', 'product_name', 'text', 'Матрас Kerege P4', 'Матрас Kerege P4'),
        column('Категория', 'category_title', 'category', 'Мебель > Матрасы', 'Матрасы'),
        column('Цена, тг', 'price', 'decimal-comma', '1 234,50 ₸', '1234.50'),
        column('Продано', 'sales_count', 'number', '18 шт', '18'),
        {
          header: 'Комментарий',
          field: null,
          reading: null,
          blanksCount: 48_000,
          samples: [{ given: 'проверить', read: '' }],
        },
      ],
      notes: [
        {
          kind: 'known-levels',
          count: 155,
          example: '',
          message: 'Categories without all levels, completed from the newest week: 155',
        },
      ],
    },
  ],
  report: {
    readCount: 48_312,
    loadedCount: 48_250,
    rejectedCount: 42,
    duplicatesCount: 20,
    weeks: [
      {
        year: 2026,
        weekNumber: 46,
        offersCount: 48_250,
        sellersCount: 411,
        revenue: 7_150_000_000,
        replaced: {
          publishedAt: '2026-11-17T05:00:00.000Z',
          offersCount: 49_602,
          comparison: {
            year: 2026,
            weekNumber: 46,
            offersCount: 49_602,
            sellersCount: 412,
            revenue: 7_160_000_000,
            goneSellersCount: 1,
            goneProductsCount: 40,
          },
        },
      },
    ],
    rejects: [
      {
        field: 'revenue',
        reason: 'is not 0 although sales_count is',
        rowsCount: 42,
        file: name,
        row: 4118,
        value: '18990',
      },
    ],
    warnings: [
      {
        kind: 'similar-titles',
        year: 2026,
        weekNumber: 46,
        count: 1,
        message:
          '2026-W46: 1 seller title on several ids that differ only by case or spaces, such as 7 «Dala Digital» and 12 «DALA DIGITAL»',
      },
    ],
    newSellersCount: 14,
    newProductsCount: 212,
    newBrandsCount: 6,
    newCategoriesCount: 0,
    comparison: {
      year: 2026,
      weekNumber: 45,
      offersCount: 49_100,
      sellersCount: 409,
      revenue: 7_140_000_000,
      goneSellersCount: 12,
      goneProductsCount: 318,
    },
    removesDemo: false,
  },
};

/** One successful request and its response for each endpoint of imports. */
export const importsEndpointExamples = {
  list: { request: undefined, response: { imports: [checked], maxBytes: 2_000_000_000 } },
  create: { request: { files: [{ name, size }] }, response: begun },
  info: { request: { id }, response: checked },
  appendPart: {
    request: { id, fileIndex: 0, offset: 0, bytes: 'UEsDBBQABgAI' },
    response: { ...begun, files: [{ name, size, receivedBytes: 9 }] },
  },
  check: { request: { id, mapping }, response: running },
  publish: {
    request: { id, replace: true, acceptsRejects: false },
    response: { ...checked, state: 'publishing', progress: { step: 'building', done: 0, total: 1 } },
  },
  rejects: {
    request: { id },
    response: {
      csv: 'file;row;column;value;reason\r\nпродажи_неделя46.xlsx;4118;revenue;18990;is not 0 although sales_count is\r\n',
    },
  },
  remove: { request: { id }, response: { imports: [], maxBytes: 2_000_000_000 } },
} satisfies EndpointExamples<typeof imports>;
