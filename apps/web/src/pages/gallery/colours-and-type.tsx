import { PartRow } from './both-themes.tsx';

/** The roles of colour, each with the class that draws it. */
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

/** What charts are drawn with: a single row of values, the tones of the treemap, the leaders of a market. */
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

/** Every colour by its role. */
export const Colours = () => (
  <>
    <Swatches of={roles} />
    <Swatches of={tones} />
  </>
);

/** The sizes of text with what each is for. */
const sizes = [
  ['text-public max-md:text-[2rem] max-md:leading-10', 'Что покупают на Kaspi'],
  ['text-sign-in', 'Введите код из письма'],
  ['text-title', 'Название страницы'],
  ['text-figure figures', '1 842 614 300 ₸'],
  ['text-section', 'Название части'],
  ['text-body', 'Текст, таблица, кнопки: «Нұрлы Жол», ТОО «Әлем», қ ғ ң ө ү ұ һ і'],
  ['text-body figures', '0123456789 · 111 111 · −4,2 % · 15 990 ₸ · 1,8 млн · 9–15 ноя'],
  ['text-label', 'Шапка таблицы, подпись показателя'],
  ['text-badge', 'Метка'],
  ['text-axis', 'Ось графика, группа'],
] as const;

/** Every size of text, and the signs that the product's own font must have. */
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
