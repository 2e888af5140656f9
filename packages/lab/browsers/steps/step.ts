import type { Person } from '../person.ts';

/** One thing that a person does; throws if it does not come out as expected. */
export interface Step {
  name: string;
  run: (person: Person) => Promise<void>;
}

/** Throws unless the condition holds. */
export function expectThat(isTrue: boolean, text: string): void {
  if (!isTrue) throw new Error(text);
}
