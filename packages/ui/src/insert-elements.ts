import { createElement, Fragment, type ReactNode } from 'react';

type ElementNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ElementNames<Rest>
  : never;

/** Replaces each `{name}` of a text by an element, in the order of the language: «Прочитайте {method}.» */
export const insertElements = <Text extends string>(
  text: Text,
  elements: Readonly<Record<ElementNames<Text>, ReactNode>>,
): ReactNode =>
  text
    .split(/\{(\w+)\}/)
    .map((part, position) =>
      position % 2 === 0
        ? part
        : createElement(Fragment, { key: position }, (elements as Record<string, ReactNode>)[part]),
    );
