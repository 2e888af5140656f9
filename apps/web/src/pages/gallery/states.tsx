import { Button } from '@vitrina/ui/primitives/button';
import { OfflineNote } from '@vitrina/ui/primitives/offline-note';
import { EmptyState, ErrorState, LoadingState } from '@vitrina/ui/primitives/states';
import { ListSkeleton } from '../../report/list-skeleton.tsx';
import { ProfileSkeleton } from '../../report/profile/profile-skeleton.tsx';

const nothing = () => undefined;

/** Every state of a report except success. */
export const States = () => (
  <>
    <EmptyState title="Ничего не нашлось" actions={<Button small>Сбросить фильтры</Button>}>
      Под отбор «Рейтинг от 4,9» не подходит ничего из 50 280 товаров.
    </EmptyState>
    <ErrorState
      title="Не удалось получить товары категории"
      message="Failed to fetch category products"
      code="CATEGORY_NOT_FOUND"
      onRetry={nothing}
    />
    <ErrorState
      title="Не удалось получить бренды"
      message="Нет связи с сервером"
      onRetry={nothing}
      retrying
    />
    <OfflineNote>Нет сети. Показаны данные от 16 ноя, 06:40.</OfflineNote>
    <LoadingState>
      <ProfileSkeleton />
    </LoadingState>
    <LoadingState>
      <ListSkeleton />
    </LoadingState>
  </>
);
