import type { Person } from '../person.ts';

/** One action of a person; throws if the result is not as expected. */
export interface Step {
  name: string;
  run: (person: Person) => Promise<void>;
}

/** Throws unless the condition holds. */
export function expectThat(isTrue: boolean, text: string): void {
  if (!isTrue) throw new Error(text);
}
