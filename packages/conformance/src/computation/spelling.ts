/** The sounds of the contract's promise: each row lists what one sound is written as. */
const table =
  `а ә a; ай ai i y; б b; в v w; г ғ g; д d; дж j; е ё э e; ж zh j; з z; и й і ы i y; к қ k c q ck; кс ks x; л l;
м m; н ң n; о ө o; п p; р r; с s c x; т t; у ұ ү u oo; ф f ph; х һ h kh ch; ц c ts; ч ch; ш щ sh sch; ю yu iu u; я ya ia`
    .split(/;\s+/)
    .map((row) => new Set(row.split(' ')));

const endings = new Set(
  'ами ями ыми ими ого его ому ему ов ев ей ам ям ах ях ом ем ой ый ий ая яя ое ее ые ие ых их ую юю а я о е ы и у ю ь'.split(
    ' ',
  ),
);

/** A step in a title: from these places to those behind what it reads. */
type Step = (title: string, places: ReadonlySet<number>) => Set<number>;

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /^[0-9a-z\u0400-\u04ff]$/.test(character);

const countLetters = (word: string) => Array.from(word).filter(isLetter).length;

const isEnd = (title: string, place: number) => !isLetter(title[place]);

/** Reads one of these texts, and a sign after it. */
const readOneOf =
  (texts: Iterable<string>): Step =>
  (title, places) => {
    const behind = new Set<number>();
    for (const place of places)
      for (const text of texts) {
        if (!title.startsWith(text, place)) continue;
        const end = place + text.length;
        behind.add(end);
        if (title[end] === 'ь' || title[end] === 'ъ') behind.add(end + 1);
      }
    return behind;
  };

const readLetter: Step = (title, places) =>
  new Set([...places].filter((place) => isLetter(title[place])).map((place) => place + 1));

const optional =
  (step: Step): Step =>
  (title, places) =>
    new Set([...places, ...step(title, places)]);

const walk = (title: string, places: ReadonlySet<number>, steps: readonly Step[]): ReadonlySet<number> =>
  steps.reduce<ReadonlySet<number>>((reached, step) => step(title, reached), places);

/** The steps of a word's sounds: the longest spelling is one sound, a last e after a consonant may be missing. */
function toSteps(word: string): Step[] {
  const letters = word.replaceAll('ь', '').replaceAll('ъ', '');
  const steps: Step[] = [];
  for (let at = 0; at < letters.length;) {
    const sizes = [3, 2].filter((size) => table.some((sound) => sound.has(letters.slice(at, at + size))));
    const spelling = letters.slice(
      at,
      at + (sizes[0] ?? String.fromCodePoint(letters.codePointAt(at) ?? 0).length),
    );
    const sounds = table.filter((sound) => sound.has(spelling));
    steps.push(readOneOf(sounds.length === 0 ? [spelling] : new Set(sounds.flatMap((sound) => [...sound]))));
    at += spelling.length;
  }
  const last = steps.at(-1);
  return last && /[a-z]{2}[^aeiouy]e$/.test(word) ? [...steps.slice(0, -1), optional(last)] : steps;
}

function wordStarts(title: string): Set<number> {
  const starts = new Set<number>([0]);
  for (let at = 0; at < title.length; at += 1) if (!isLetter(title[at])) starts.add(at + 1);
  return starts;
}

const isSpelled = (word: string) => countLetters(word) > 1 && word.length <= 30;

/** Whether a title in lower case has a word. */
type Match = (title: string) => boolean;

/** The stem of a Russian word without its ending; undefined where another ending does not make it the same word. */
function readStem(word: string): string | undefined {
  const ending = [3, 2, 1].map((size) => word.slice(-size)).find((end) => endings.has(end)) ?? '';
  const stem = word.slice(0, word.length - ending.length);
  return /^[а-яё]+$/.test(word) && stem.length >= 3 ? stem : undefined;
}

function createAlike(word: string): Match {
  if (!isSpelled(word)) return (title) => title.includes(word);
  const stem = readStem(word);
  const [steps, stemSteps] = [toSteps(word), stem === undefined ? undefined : toSteps(stem)];
  const isStart = countLetters(word) >= 3;
  const hasEnding = (title: string, place: number) =>
    ['', ...endings].some((end) => title.startsWith(end, place) && isEnd(title, place + end.length));
  return (title) => {
    const starts = wordStarts(title);
    if ([...walk(title, starts, steps)].some((place) => isStart || isEnd(title, place))) return true;
    return (
      stemSteps !== undefined && [...walk(title, starts, stemSteps)].some((place) => hasEnding(title, place))
    );
  };
}

/** Matches also where a word of the title begins with the word but for one sound left out, added, exchanged or swapped. */
function createTypo(word: string): Match {
  const isAlike = createAlike(word);
  if (!isSpelled(word) || countLetters(word) < 5) return isAlike;
  const steps = toSteps(word);
  const edits = steps.map((step, at) => {
    const [after, next] = [steps.slice(at + 1), steps[at + 1]];
    const swapped = next ? [[next, step, ...steps.slice(at + 2)]] : [];
    return {
      before: steps.slice(0, at),
      edited: [after, [readLetter, ...after], [readLetter, step, ...after], ...swapped],
    };
  });
  const isTypo: Match = (title) => {
    const starts = wordStarts(title);
    return edits.some(({ before, edited }) => {
      const reached = walk(title, starts, before);
      return reached.size > 0 && edited.some((rest) => walk(title, reached, rest).size > 0);
    });
  };
  return (title) => isAlike(title) || isTypo(title);
}

const [latin, russian] = ["`qwertyuiop[]asdfghjkl;'zxcvbnm,.", 'ёйцукенгшщзхъфывапролджэячсмитьбю'];

/** What the keys of a word write on the other layout. */
const switchKeys = (word: string) =>
  Array.from(word, (key) => russian[latin.indexOf(key)] ?? latin[russian.indexOf(key)] ?? key).join('');

/** What a text in lower case finds in titles in lower case. */
interface TextMatch {
  /** 0 contains its words, 1 sounds alike, 3 is another. */
  readonly measureNear: (title: string) => 0 | 1 | 3;
  /** Whether a title sounds alike with a mistake in each word at most. */
  readonly hasMistakes: Match;
}

/** Reads a text in lower case once, for any number of titles. */
export function createTextMatch(lowerCaseText: string): TextMatch {
  const text = lowerCaseText.trim();
  const words = text.split(/\s+/);
  const isLong = Array.from(text).length > 100;
  const createEach = (create: (word: string) => Match): Match => {
    const matches = words.map((word, at): readonly Match[] => [
      (title) => title.includes(word),
      ...(at < 5 ? [create(word), create(switchKeys(word))] : []),
    ]);
    return (title) => !isLong && matches.every((ways) => ways.some((isMatch) => isMatch(title)));
  };
  const [isAlike, hasMistakes] = [createEach(createAlike), createEach(createTypo)];
  const contains: Match = (title) => words.every((word) => title.includes(word));
  return { measureNear: (title) => (contains(title) ? 0 : isAlike(title) ? 1 : 3), hasMistakes };
}
