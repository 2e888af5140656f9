import { faces } from '@vitrina/ui/faces.ts';
import { prospects } from '@vitrina/ui/prospect.ts';
import { ProspectBadge } from '@vitrina/ui/primitives/prospect-badge.tsx';
import type { ReactNode } from 'react';
import { Facts } from './facts.tsx';
import { PlainPage } from './plain-page.tsx';
import { fields, terms } from './method.ts';

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="space-y-3 border-t border-line pt-5">
    <h2 className="text-[1rem] leading-6 font-semibold">{title}</h2>
    {children}
  </section>
);

const formula = 'rounded-control bg-sunken px-3 py-2 figures [overflow-wrap:anywhere]';

/** How every number is computed. */
export const Component = () => (
  <PlainPage title="Как считаем">
    <p>
      Все числа относятся к одной неделе ISO (понедельник — воскресенье) и посчитаны по предложениям этой
      недели: одно предложение — один товар у одного продавца. Деньги в тенге, доли и индексы от 0 до 1, HHI
      от 0 до 10 000. Чего нет, то «—», а не ноль.
    </p>
    <Section title="Индекс перспективности (версия 1)">
      <p>
        Пять множителей, каждый от 0,02 до 1, возводятся в степень своего веса и перемножаются: слабый
        множитель не перекрыть сильным. Ничего не продано — индекс 0.
      </p>
      <p className={formula}>
        Спрос<sup>0,30</sup> · Открытость<sup>0,25</sup> · Выручка<sup>0,20</sup> · Слабость<sup>0,15</sup> ·
        Цена
        <sup>0,10</sup>
      </p>
      <p>
        В формулах h(x, k) = x / (x + k): 0 при нуле, одна вторая при опорном значении k, всегда меньше 1. k —
        взвешенная по продажам медиана недели: половина продаж приходится на k или меньше.
      </p>
      <dl className="space-y-3">
        {terms.map(({ title, weight, text, rule }) => (
          <div key={title}>
            <dt className="text-section">
              {title} <span className="font-normal text-ink-2">вес {weight}</span>
            </dt>
            <dd className="mt-1 space-y-1">
              <p>{text}</p>
              <p className={formula}>{rule}</p>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        Для категории, бренда и товара индекс считается прямо. Для продавца и для пересечений (продавец в
        категории, бренд в категории и так далее) это среднее индексов товаров, взвешенное по выручке.
      </p>
      <ul className="flex flex-wrap gap-2">
        {prospects.map(({ level, from }) => (
          <li key={level} className="figures flex items-center gap-1.5">
            <ProspectBadge level={level} /> от {from.toLocaleString('ru-RU')}
          </li>
        ))}
      </ul>
    </Section>
    <Section title="Показатели">
      <Facts facts={Object.fromEntries(fields.map((field) => [faces[field].label, faces[field].hint]))} />
    </Section>
  </PlainPage>
);
