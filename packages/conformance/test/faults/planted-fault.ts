import type { Part } from '../../src/check-conformance.ts';
import type { Rule } from '../../src/rules.ts';
import type { Fault } from '../fixture-server.ts';

/** A planted fault: its name, the rule that it breaks, the part of the kit that must find it, the call at fault if it is one. */
export type PlantedFault = readonly [name: string, rule: Rule, part: Part, fault: Fault, call?: string];
