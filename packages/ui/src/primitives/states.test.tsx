import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../test/accessible.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Button } from './button.tsx';
import { ConcentrationBadge } from './concentration-badge.tsx';
import { Field } from './field.tsx';
import { OfflineNote } from './offline-note.tsx';
import { SearchField } from './search-field.tsx';
import { Metric } from './metric.tsx';
import { ProspectBadge, ProspectIndexBadge } from './prospect-badge.tsx';
import { Segments } from './segments.tsx';
import { Skeleton } from './skeleton.tsx';
import { EmptyState, ErrorState, LoadingState } from './states.tsx';
import { Tabs } from './tabs.tsx';
import { LowDataTag, WarnTag } from './tag.tsx';
import { Toasts, useToast } from './toast.tsx';
import { TooltipProvider } from './tooltip.tsx';

const nothing = (): void => undefined;

test('an error shows the server’s message and «Повторить»', async () => {
  const onRetry = vi.fn<() => void>();
  const state = {
    title: 'Не удалось получить товары',
    message: 'Неделя не найдена',
    code: 'REPORT_NOT_FOUND',
  };
  const screen = await render(<ErrorState {...state} onRetry={onRetry} />);
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Неделя не найдена', { exact: true })).toBeVisible();
  await expect.element(alert.getByText('код ошибки: REPORT_NOT_FOUND', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await screen.rerender(<ErrorState {...state} onRetry={onRetry} retrying />);
  await page.getByRole('button', { name: 'Повторить' }).click({ force: true });
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a pending button ignores clicks and does not submit its form', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  await render(
    <form onSubmit={onSubmit}>
      <Button type="submit" pending>
        Входим…
      </Button>
    </form>,
  );
  await page.getByRole('button').click({ force: true });
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  expect(onSubmit).not.toHaveBeenCalled();
});

describe('A metric', () => {
  test('shows its label, its value with the unit and its change since the previous week', async () => {
    await render(
      <TooltipProvider>
        <dl>
          <Metric field="revenue" value={1_842_614_300} previous={1_768_344_818} />
          <Metric field="averagePrice" value={null} previous={3} />
          <Metric field="salesCount" value={994} previous={1000} />
        </dl>
      </TooltipProvider>,
    );
    const read = page
      .getByRole('definition')
      .elements()
      .map((value) => value.textContent?.replaceAll(/\s/g, ' '));
    expect(read).toEqual(['1,84 млрд ₸рост за неделю +4,2 %', '—', '994снижение за неделю −0,6 %']);
    await expect.element(page.getByRole('button', { name: 'Продажи, шт.' })).toBeVisible();
  });

  test('shows its explanation on focus, until Esc', async () => {
    await render(
      <TooltipProvider>
        <dl>
          <Metric field="revenue" value={1} />
        </dl>
      </TooltipProvider>,
    );
    await userEvent.tab();
    await expect.element(page.getByRole('tooltip')).toMatchTextContent(/Сумма продаж за неделю/);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  });
});

/** Hue ranges of named colours, degrees of OKLCH. */
const hues = {
  green: [140, 170],
  orange: [45, 70],
  yellow: [88, 110],
  pink: [340, 358],
  red: [20, 35],
} as const;
const hue = (colour: string) => Number(/^oklch\(\S+ \S+ ([\d.]+)/.exec(colour)?.[1]);

test('a prospect is green from 0.7, orange from 0.55, yellow from 0.4, pink from 0.25, and red below that', async () => {
  const steps = [
    [0.7, 'green'],
    [0.6999, 'orange'],
    [0.55, 'orange'],
    [0.5499, 'yellow'],
    [0.4, 'yellow'],
    [0.3999, 'pink'],
    [0.25, 'pink'],
    [0.2499, 'red'],
  ] as const;
  const { container } = await render(
    steps.map(([index]) => <ProspectIndexBadge key={index} index={index} />),
  );
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset['theme'] = theme;
    for (const [place, [index, colour]] of steps.entries()) {
      const [badge, meter] = [container.children[place], container.children[place]?.querySelector('path')];
      const [least, most] = hues[colour];
      for (const drawn of [badge && getComputedStyle(badge).color, meter && getComputedStyle(meter).stroke]) {
        expect(hue(drawn ?? ''), `${index} ${theme} ${drawn}`).toBeGreaterThan(least);
        expect(hue(drawn ?? ''), `${index} ${theme} ${drawn}`).toBeLessThan(most);
      }
    }
  }
});

const Copied = () => {
  const show = useToast();
  return <Button onClick={() => show({ text: 'Ссылка скопирована' })}>Скопировать</Button>;
};

test('a toast appears and closes', async () => {
  await render(
    <TooltipProvider>
      <Toasts>
        <Copied />
      </Toasts>
    </TooltipProvider>,
  );
  await page.getByRole('button', { name: 'Скопировать' }).click();
  const message = page.getByRole('listitem');
  await expect.element(message).toHaveTextContent('Ссылка скопирована');
  await message.getByRole('button', { name: 'Закрыть' }).click();
  await expect.element(message).not.toBeInTheDocument();
});

test('primitives and states are accessible', async () => {
  await render(
    <TooltipProvider>
      <Breadcrumbs crumbs={[{ title: 'Категории', href: '/categories' }, { title: 'Смартфоны' }]} />
      <dl>
        <Metric field="potentialProfitIndex" value={0.58} />
        <Metric field="revenue" value={2} previous={1} />
        <Metric field="revenue" value={1} previous={2} />
      </dl>
      {(['primary', 'outlined', 'quiet', 'chosen'] as const).map((look) => (
        <Button key={look} variant={look}>
          {look}
        </Button>
      ))}
      <Field label="E-mail" error="Invalid email" />
      <SearchField label="Найти" value="нур" onChange={nothing} />
      <Segments
        label="Как"
        value="a"
        onChange={nothing}
        choices={[
          { name: 'a', title: 'По названию' },
          { name: 'b', title: 'По категориям' },
        ]}
      />
      <Tabs
        label="Списки"
        value="a"
        onChange={nothing}
        tabs={[
          { name: 'a', title: 'Товары', count: 3906 },
          { name: 'b', title: 'Бренды' },
        ]}
      >
        Список
      </Tabs>
      {([1, 2, 3, 4, 5] as const).map((level) => (
        <ProspectBadge key={level} level={level} long />
      ))}
      {[812, 1796, 4120].map((hhi) => (
        <ConcentrationBadge key={hhi} hhi={hhi} />
      ))}
      <LowDataTag />
      <WarnTag>Демо-данные</WarnTag>
      <EmptyState title="Ничего не нашлось">Сбросьте отбор.</EmptyState>
      <ErrorState title="Не удалось" message="Нет ответа" onRetry={nothing} />
      <OfflineNote>Нет сети.</OfflineNote>
      <LoadingState>
        <Skeleton className="h-4 w-40" />
      </LoadingState>
    </TooltipProvider>,
  );
  await expectAccessible();
});
