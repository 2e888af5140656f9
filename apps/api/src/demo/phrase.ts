import { readDemoData } from './read-demo-data.ts';
import type { Rng } from './rng.ts';

/** A text built from a template, and the price factor of its choices. */
interface Phrase {
  readonly text: string;
  readonly factor: number;
}

/** One alternative of a template, written `text` or `text*factor`. */
export interface Choice {
  readonly text: string;
  readonly factor: number;
}

const lists: Readonly<Record<string, readonly string[]>> = readDemoData('phrase-choices.json');

/** Parses `text*1.2`; plain `text` has a factor of 1. */
export function parseChoice(source: string): Choice {
  const [, text = source, factor = '1'] = /^(.*)\*([\d.]+)$/u.exec(source) ?? [];
  return { text, factor: Number(factor) };
}

const compiled = new Map<string, readonly (readonly Choice[] | string)[]>();

function compile(template: string) {
  const cached = compiled.get(template);
  if (cached !== undefined) return cached;
  const parts = template.split(/\{([^}]*)\}/u).map((part, index) => {
    if (index % 2 === 0 || part === 'brand' || part.startsWith('#')) return part;
    return (lists[part] ?? part.split('|')).map(parseChoice);
  });
  compiled.set(template, parts);
  return parts;
}

/**
 * Builds a product name from a template. `{a|b*1.2}` picks a or b, where b has price factor 1.2; `{brand}` is the
 * brand with its model; `{#AA-00}` is a model number of letters and digits, omitted if there is a model; `{colour:f}`
 * and similar pick from `phrase-choices.json`.
 */
export function buildPhrase(template: string, brand: string, model: string, rng: Rng): Phrase {
  let factor = 1;
  const text = compile(template).map((part) => {
    if (typeof part !== 'string') {
      const choice = rng.pick(part);
      factor *= choice.factor;
      return choice.text;
    }
    if (part === 'brand') return `${brand} ${model}`;
    if (!part.startsWith('#')) return part;
    return model === '' ? buildModelNumber(part.slice(1), rng) : '';
  });
  return { text: tidy(text.join('')), factor };
}

const letters = 'ABCDEFGHKLMNPRSTVWX';

function buildModelNumber(pattern: string, rng: Rng): string {
  return pattern.replaceAll(/[A0]/gu, (sign) =>
    sign === 'A' ? (letters[rng.below(19)] ?? '') : String(1 + rng.below(9)),
  );
}

const tidy = (text: string) => text.replaceAll(/ +/gu, ' ').replaceAll(' ,', ',').trim();
