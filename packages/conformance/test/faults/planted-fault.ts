import type { Part } from '../../src/check-conformance.ts';
import type { Rule } from '../../src/rules.ts';
import type { Fault } from '../fixture-server.ts';

/** A planted fault: its name, the rule that it breaks, the parts of the kit that must find it. */
export type PlantedFault = readonly [name: string, rule: Rule, parts: Part | Part[], fault: Fault];
