import { readOptions } from '../../../../.config/read-options.ts';
import { simulateSignIn } from './simulation.ts';

const help = `Usage: pnpm simulate:sign-in [--days N]

Attacks sign-in with its real limits on a simulated clock, from 1, 15 and 1 000 address blocks.

  --days N   days of each simulation (default: 30)

Exit codes: 0 every promise is kept, 1 one is broken.
`;

const { values } = readOptions(help, { options: { days: { type: 'string', default: '30' } } });
const days = Number(values.days);

for (const blocks of [1, 15, 1000]) {
  const { longestSeconds, guesses, broken } = await simulateSignIn({ blocks, days });
  const lines = [
    `\n${blocks} attacking address blocks, ${days} days`,
    ...Object.entries(longestSeconds).map(([owner, longest]) => `  ${owner}: signed in within ${longest} s`),
    `  attacker: ${guesses} guesses at one code, then a right one needs a second`,
    ...broken.map((promise) => `  BROKEN ${promise}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (broken.length > 0) process.exitCode = 1;
}
