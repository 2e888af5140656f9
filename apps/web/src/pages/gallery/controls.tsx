import { Button } from '@vitrina/ui/primitives/button';
import { Checkbox } from '@vitrina/ui/primitives/checkbox';
import { ConcentrationBadge } from '@vitrina/ui/primitives/concentration-badge';
import { Field } from '@vitrina/ui/primitives/field';
import { SearchField } from '@vitrina/ui/primitives/search-field';
import { Metric } from '@vitrina/ui/primitives/metric';
import { IconButton } from '@vitrina/ui/primitives/icon-button';
import { ProspectBadge } from '@vitrina/ui/primitives/prospect-badge';
import { Segments } from '@vitrina/ui/primitives/segments';
import { Tabs } from '@vitrina/ui/primitives/tabs';
import { LowDataTag, WarnTag } from '@vitrina/ui/primitives/tag';
import { prospectLevels } from '@vitrina/ui/format/prospect';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { PartRow } from './both-themes.tsx';

const nothing = () => undefined;
const variants = ['primary', 'outlined', 'quiet', 'chosen'] as const;

/** Classes that imitate the hover and pressed state of each variant. */
const staticStates = {
  primary: { pointed: 'bg-accent-hover!', pressed: 'bg-accent-hover! brightness-90' },
  outlined: { pointed: 'bg-hover!', pressed: 'bg-press!' },
  quiet: { pointed: 'bg-hover! text-ink!', pressed: 'bg-press! text-ink!' },
  chosen: { pointed: 'border-accent!', pressed: 'bg-press!' },
} as const satisfies Readonly<Record<(typeof variants)[number], object>>;

/** Classes that imitate the focus. */
const staticFocus = 'outline-2 outline-offset-2 outline-accent';

/** Buttons of each variant: default, hover, pressed, focus, disabled, busy, small, icon only. */
export const Buttons = () => (
  <>
    {variants.map((variant) => (
      <PartRow key={variant}>
        <Button variant={variant}>Войти</Button>
        <Button variant={variant} className={staticStates[variant].pointed}>
          Под курсором
        </Button>
        <Button variant={variant} className={staticStates[variant].pressed}>
          Нажата
        </Button>
        <Button variant={variant} className={staticFocus}>
          В фокусе
        </Button>
        <Button variant={variant} disabled>
          Недоступна
        </Button>
        <Button variant={variant} pending>
          Входим…
        </Button>
        <Button variant={variant} small>
          Маленькая
        </Button>
      </PartRow>
    ))}
    <PartRow>
      {Object.entries({
        Обновить: undefined,
        'Обновить, под курсором': staticStates.quiet.pointed,
        'Обновить, нажато': staticStates.quiet.pressed,
        'Обновить, в фокусе': staticFocus,
      }).map(([label, look]) => (
        <IconButton key={label} label={label} icon={<RotateCw aria-hidden="true" />} className={look} />
      ))}
      <IconButton label="Обновить нельзя" icon={<RotateCw aria-hidden="true" />} disabled />
    </PartRow>
  </>
);

/** Fields and choices: empty, filled, invalid and disabled. */
export function Fields() {
  const [text, setText] = useState('нур');
  const [way, setWay] = useState<'title' | 'category'>('title');
  const [chosen, setChosen] = useState(true);
  return (
    <>
      <div className="flex flex-wrap items-start gap-3">
        <Field label="E-mail" placeholder="you@example.kz" />
        <Field label="E-mail с ошибкой" defaultValue="aigerim@sauda" error="Invalid email" />
        <Field label="Недоступное поле" disabled defaultValue="aigerim@sauda.kz" />
      </div>
      <SearchField label="Название продавца" value={text} onChange={setText} className="max-w-80" />
      <PartRow>
        <Checkbox checked={!chosen} onChange={() => setChosen(!chosen)}>
          нет
        </Checkbox>
        <Checkbox checked={chosen} onChange={setChosen}>
          выбрано
        </Checkbox>
        <Checkbox checked="mixed" onChange={nothing}>
          часть
        </Checkbox>
        <Checkbox checked disabled onChange={nothing}>
          недоступно
        </Checkbox>
      </PartRow>
      <Segments
        label="Как искать"
        value={way}
        onChange={setWay}
        choices={[
          { name: 'title', title: 'По названию' },
          { name: 'category', title: 'По категориям' },
        ]}
      />
    </>
  );
}

/** Every badge. */
export const Badges = () => (
  <>
    {prospectLevels.map(({ level }) => (
      <PartRow key={level}>
        <ProspectBadge level={level} />
        <ProspectBadge level={level} long />
      </PartRow>
    ))}
    <PartRow>
      {[812, 1796, 4120].map((hhi) => (
        <ConcentrationBadge key={hhi} hhi={hhi} />
      ))}
    </PartRow>
    <PartRow>
      <LowDataTag />
      <WarnTag>Демо-данные</WarnTag>
    </PartRow>
  </>
);

/** Figures of a profile: with and without a value, rising, falling, unchanged, loading. */
export const Figures = () => (
  <dl className="flex flex-wrap gap-x-6">
    <Metric field="revenue" value={1_842_614_300} previous={1_768_000_000} />
    <Metric field="salesCount" value={12_480} previous={13_000} />
    <Metric field="averagePrice" value={147_644} previous={147_644} />
    <Metric field="potentialProfitIndex" value={0.58} />
    <Metric field="rating" value={null} />
    <Metric field="productsCount" value={3906} previous="pending" />
  </dl>
);

/** Tabs with their counts. */
export function SampleTabs({ theme }: { theme: string }) {
  const [tab, setTab] = useState<'categories' | 'products'>('products');
  return (
    <Tabs
      label={`Списки продавца, ${theme}`}
      value={tab}
      onChange={setTab}
      tabs={[
        { name: 'categories', title: 'Категории', count: 84 },
        { name: 'products', title: 'Товары', count: 3906 },
      ]}
    >
      <p className="py-3">Содержание вкладки.</p>
    </Tabs>
  );
}
