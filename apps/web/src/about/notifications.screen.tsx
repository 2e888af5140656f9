import { useQuery } from '@tanstack/react-query';
import { shortMoment } from '@vitrina/ui/week-range.ts';
import { usePeriod } from '../period/period-context.ts';
import { weekInfo } from '../period/queries.ts';
import { weekLabel } from '../period/week-label.ts';
import { PersonPage } from '../session/person-page.tsx';
import { Facts } from './facts.tsx';

/** The latest week and when it came, in words. */
function useLatest(): string {
  const latest = usePeriod().published?.[0];
  const publishedAt = useQuery(weekInfo(latest)).data?.weekInfo.publishedAt;
  if (latest === undefined) return '—';
  return publishedAt === undefined
    ? weekLabel(latest)
    : `${weekLabel(latest)}, посчитана ${shortMoment(new Date(publishedAt))}`;
}

/** What is sent today: the sign-in code alone. */
export function Component() {
  const latest = useLatest();
  return (
    <PersonPage
      title="Notifications"
      lead="Мы присылаем одно письмо: код для входа"
      text="Других уведомлений нет, поэтому и настраивать здесь нечего."
    >
      <Facts
        facts={{
          'Код для входа': 'письмом, когда вы его просите',
          'Новая неделя': 'без письма: появляется в списке недель вверху экрана, кнопка рядом его обновляет',
          'Последняя неделя': latest,
          'Рекламные письма': 'не присылаем',
        }}
      />
    </PersonPage>
  );
}
