import { findBrokenPromises, simulateSignIn } from './simulation.ts';

/** Days of a simulation; `pnpm simulate:sign-in 3` is quicker. */
const days = Number(process.argv[2] ?? 30);

for (const blocks of [1, 15, 1000]) {
  const outcome = await simulateSignIn({ blocks, days });
  const { unguarded, guardedOfBlockInDay } = outcome.guesses;
  process.stdout.write(`\n${blocks} attacking address blocks, ${days} days\n`);
  for (const { owner, tries, signIns, longestSeconds } of outcome.owners)
    process.stdout.write(
      `  ${owner.padEnd(35)} signed in ${signIns} of ${tries} times, longest ${longestSeconds} s\n`,
    );
  process.stdout.write(
    `  ${'attacker'.padEnd(35)} ${unguarded} guesses at one code, then ${guardedOfBlockInDay} a day and block that needed a second; ${outcome.yearlyChance.toExponential(1)} a year\n`,
  );
  for (const promise of findBrokenPromises(outcome)) {
    process.stdout.write(`  BROKEN ${promise}\n`);
    process.exitCode = 1;
  }
}
