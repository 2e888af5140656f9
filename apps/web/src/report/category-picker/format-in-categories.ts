import * as texts from '#texts/report/finder';
import { formatCount } from '@vitrina/ui/format/plural';

/** Formats a number of categories after «в»: «1 категории», «3 категориях», «21 категории». */
export const formatInCategories = (count: number): string => formatCount(count, texts.inCategories);
