/** Exit code of sysexits.h: the operating system refuses a resource. */
const OS_ERROR = 71;

const shortages: readonly [pattern: RegExp, sentence: string][] = [
  [
    /Too many open files|\bEMFILE\b|\bENFILE\b/,
    'There are too few open files for the engine: allow 4096 with ulimit -n 4096, or LimitNOFILE=4096 in a unit, and start again.',
  ],
  [
    /Cannot allocate memory|failed to map segment|\bENOMEM\b|std::bad_alloc/,
    'There is too little memory for the engine: give it 4 GB, see ulimit -v, or MemoryMax= in a unit, and start again.',
  ],
];

/** Describes an error that the operating system's limits cause; undefined for any other. */
export function describeShortage({ message }: Error): { message: string; exitCode: number } | undefined {
  const [, sentence] = shortages.find(([pattern]) => pattern.test(message)) ?? [];
  return sentence === undefined
    ? undefined
    : { message: `${sentence}\n(${message.trim()})`, exitCode: OS_ERROR };
}
