import { paths } from '../../routing/paths.ts';
import { Link } from '@vitrina/ui/link';
import { formatCount } from '@vitrina/ui/format/plural';
import { usePeriod } from '../../period/period-context.ts';
import { MAX_FOLLOWS } from '@vitrina/contract';
import { AccountPage } from './account-page.tsx';
import { Facts } from '../facts.tsx';
import { PlainPart } from '../plain-page.tsx';

const weeks = { one: 'опубликованная неделя', few: 'опубликованные недели', many: 'опубликованных недель' };

/** Says that there are no paid plans, and what everyone can use. */
export function Component() {
  const { published } = usePeriod();
  return (
    <AccountPage title="Upgrade to Pro">
      <PlainPart
        lead="Платного тарифа пока нет"
        text="Всё, что умеет Vitrina, открыто каждому, кто вошёл. Если появится платный тариф, здесь будет сказано, что в него входит и сколько он стоит."
      >
        <Facts
          facts={{
            Отчёты: 'все: о продавцах, категориях, брендах и товарах, без предела строк',
            Недели: published === undefined ? '—' : formatCount(published.length, weeks),
            'Индекс перспективности': (
              <>
                у каждой строки;{' '}
                <Link href={paths.method()} className="text-accent underline underline-offset-2">
                  как считаем
                </Link>
              </>
            ),
            Выгрузка: 'любая таблица в CSV и Excel, с отбором и определениями',
            Слежение: `до ${MAX_FOLLOWS} продавцов, категорий, брендов и товаров`,
            'Платные возможности': 'никаких',
          }}
        />
      </PlainPart>
    </AccountPage>
  );
}
