import type { ImportProblem } from '@vitrina/contract';
import { FeedError } from '../../command/feed-error.ts';

const describeFiles = (problems: readonly ImportProblem[]): string => {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  const files = [...byFile].map(([file, found]) => {
    const messages = found.map(({ message }) => message);
    return `${file === null ? '' : `${file}: `}${messages.join('; ')}`;
  });
  return `${files.join('; ')}; nothing is published`;
};

/** Files that cannot be loaded as they are: everything that stands in the way. */
export class IntakeError extends FeedError {
  readonly problems: readonly ImportProblem[];

  constructor(problems: readonly ImportProblem[]) {
    super('data', describeFiles(problems));
    this.name = 'IntakeError';
    this.problems = problems;
  }
}
