/** Endpoints of `All` that `Given` lacks, each as a sentence with its name, `seller.brands`, and advice. */
export type Missing<All, Given, Advice extends string> = {
  [Entity in keyof All & string]: {
    [Name in keyof All[Entity] & string]: Name extends keyof Given[Entity & keyof Given]
      ? never
      : `${Entity}.${Name} ${Advice}`;
  }[keyof All[Entity] & string];
}[keyof All & string];

/** Does nothing at run time. Compiles only if nothing is missing; otherwise the compiler's error is the sentence. */
export const expectComplete = <_Sentence extends never>(): void => undefined;
