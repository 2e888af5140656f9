import { createElement, Fragment, type ReactNode } from 'react';

type ElementNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ElementNames<Rest>
  : never;

/** One element for each name; none fits a literal text without names, so that a translation cannot lose one. */
type Elements<Text extends string> = string extends Text
  ? Readonly<Record<string, ReactNode>>
  : [ElementNames<Text>] extends [never]
    ? never
    : Readonly<Record<ElementNames<Text>, ReactNode>>;

/** Replaces each `{name}` of a text by an element, in the order of the language: «Прочитайте {method}.» */
export const insertElements = <Text extends string>(text: Text, elements: Elements<Text>): ReactNode =>
  text
    .split(/\{(\w+)\}/)
    .map((part, position) =>
      position % 2 === 0
        ? part
        : createElement(Fragment, { key: position }, (elements as Record<string, ReactNode>)[part]),
    );
