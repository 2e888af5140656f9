import { KEY_REQUESTS_PER_MINUTE } from '@vitrina/contract';
import { Link } from '@vitrina/ui/link';
import { config } from '../../config.ts';
import { paths } from '../../routing/paths.ts';
import { Facts } from '../facts.tsx';
import { PlainPage, PlainPart } from '../plain-page.tsx';
import { CodeSample } from './code-sample.tsx';
import products from './examples/products.py?raw';
import productsInNode from './examples/products.mjs?raw';
import reports from './examples/reports.sh?raw';

const link = 'text-accent underline underline-offset-2';

const limits = {
  Предел: `${KEY_REQUESTS_PER_MINUTE} запросов в минуту на каждый ключ`,
  'В каждом ответе': (
    <span className="font-mono">
      RateLimit-Limit, RateLimit-Remaining, <span className="whitespace-nowrap">RateLimit-Reset</span>
    </span>
  ),
  'Если больше': 'ответ 429 и Retry-After: через сколько секунд повторить',
  'Ключ не подошёл': 'ответ 401, и ничего больше: создайте новый ключ',
  'Что открывает ключ': 'только отчёты; к учётной записи он не ведёт',
};

/** How a program reads reports: its key, its limit, examples. */
export const Component = () => (
  <PlainPage title="API">
    <PlainPart
      lead="Отчёты для ваших программ"
      text="Всё, что показывает Vitrina, можно прочитать программой: те же отчёты в JSON, по HTTP, с ключом."
    >
      <Facts
        facts={{
          '1. Ключ': (
            <Link href={paths.account()} className={link}>
              создайте в Account
            </Link>
          ),
          '2. Запрос': (
            <>
              с заголовком <span className="font-mono">Authorization: Bearer key_…</span>
            </>
          ),
          '3. Все вызовы': (
            <>
              <a href={`${config.apiUrl}/docs`} className={link}>
                описание каждого отчёта
              </a>{' '}
              и{' '}
              <a href={`${config.apiUrl}/docs/openapi.json`} className={link}>
                openapi.json
              </a>{' '}
              для генераторов
            </>
          ),
        }}
      />
    </PlainPart>
    <PlainPart
      lead="Пределы и ошибки"
      text="Тело любой ошибки: error, одна фраза для человека, и code для программы."
    >
      <Facts facts={limits} />
    </PlainPart>
    <PlainPart
      lead="Примеры"
      text="Примеры читают адрес и ключ из окружения, чтобы ключ не попал в код. Библиотек им не нужно: хватит curl, Python 3.8 или Node 20."
    >
      <CodeSample
        what="настройку окружения"
        lang="Shell"
        code={`export VITRINA_URL=${config.apiUrl || location.origin}\nexport VITRINA_KEY=key_…\n`}
      />
      <CodeSample what="пример на curl" lang="curl" code={reports} />
      <CodeSample what="пример на Python" lang="Python" code={products} />
      <CodeSample what="пример на JavaScript" lang="JavaScript" code={productsInNode} />
    </PlainPart>
  </PlainPage>
);
