import * as texts from '#texts/report/trend/trend-section';
import { formatCount, formatCountGenitive } from '@vitrina/ui/format/plural';
import { Button } from '@vitrina/ui/primitives/button';
import { Menu, MenuChoice } from '@vitrina/ui/primitives/menu';
import { ChevronDown } from 'lucide-react';

/** The spans of a trend, in calendar weeks. */
const spans = [13, 26, 52, 104] as const;

/** «26 недель», «52 недели» */
const formatSpan = (span: number): string => formatCount(span, texts.week);

interface Props {
  span: number;
  /** Number of available weeks, if less than the span. */
  count: number;
  onChange: (span: number) => void;
}

/** Selects the number of weeks of a trend: «26 недель», «8 из 26 недель». */
export const SpanMenu = ({ span, count, onChange }: Props) => (
  <Menu
    align="end"
    title={texts.spanMenu}
    trigger={
      <Button small variant="quiet">
        {count < span ? texts.partOfSpan(count, formatCountGenitive(span, texts.week)) : formatSpan(span)}
        <ChevronDown className="size-4 text-ink-2" aria-hidden="true" />
      </Button>
    }
  >
    {spans.map((each) => (
      <MenuChoice key={each} chosen={each === span} onSelect={() => onChange(each)}>
        {formatSpan(each)}
      </MenuChoice>
    ))}
  </Menu>
);
