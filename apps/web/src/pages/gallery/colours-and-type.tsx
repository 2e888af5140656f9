import { PartRow } from './both-themes.tsx';

/** Colour roles with their classes. */
const roles = {
  ground: 'bg-ground',
  sunken: 'bg-sunken',
  hover: 'bg-hover',
  press: 'bg-press',
  line: 'bg-line',
  control: 'bg-line-control',
  ink: 'bg-ink',
  'ink-2': 'bg-ink-2',
  'ink-3': 'bg-ink-3',
  accent: 'bg-accent',
  'accent-soft': 'bg-accent-soft',
  bar: 'bg-bar',
} as const;

/** Colours of charts: bars, tones of the treemap, leaders. */
const tones = {
  'bar-strong': 'bg-bar-strong',
  'ramp-1': 'bg-ramp-1',
  'ramp-2': 'bg-ramp-2',
  'ramp-3': 'bg-ramp-3',
  'ramp-4': 'bg-ramp-4',
  'ramp-5': 'bg-ramp-5',
} as const;

const Swatches = ({ of }: { of: Readonly<Record<string, string>> }) => (
  <ul className="grid grid-cols-6 gap-2 max-md:grid-cols-3">
    {Object.entries(of).map(([name, look]) => (
      <li key={name} className="min-w-0">
        <span className={`block h-7 rounded-badge border border-line ${look}`} />
        <span lang="en" className="text-axis text-ink-2">
          {name}
        </span>
      </li>
    ))}
  </ul>
);

/** Samples of every colour. */
export const Colours = () => (
  <>
    <Swatches of={roles} />
    <Swatches of={tones} />
  </>
);

/** Text sizes with their purposes. */
const sizes = [
  ['text-public max-md:text-[2rem] max-md:leading-10', 'Что покупают на Kaspi'],
  ['text-sign-in', 'Введите код'],
  ['text-title', 'Название страницы'],
  ['text-figure figures', '1 842 614 300 ₸'],
  ['text-section', 'Название части'],
  ['text-body', 'Текст, таблица, кнопки: «Нұрлы Жол», ТОО «Әлем», қ ғ ң ө ү ұ һ і'],
  ['text-body figures', '0123456789 · 111 111 · −4,2 % · 15 990 ₸ · 1,8 млн · 9–15 ноя'],
  ['text-label', 'Шапка таблицы, подпись показателя'],
  ['text-badge', 'Метка'],
  ['text-axis', 'Ось графика, группа'],
] as const;

/** Samples of every text size, and of characters that the font must contain. */
export const Type = () => (
  <>
    {sizes.map(([look, text]) => (
      <p key={look} className={look}>
        {text}
      </p>
    ))}
    <PartRow>
      <span>₸ € ₽ № ≈ ≤ ≥ Σ √ ÷ × µ ← → ↑ ↓ ⌘ ⇧ ↵ − – — « » „ “ ’ … •</span>
    </PartRow>
  </>
);
