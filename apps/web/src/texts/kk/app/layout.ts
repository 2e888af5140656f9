export const toContent = 'Мазмұнға өту';
export const method = 'Қалай есептейміз';

export const weekList = 'апталар тізімі';
export const weeksFailed = 'Апталар тізімін алу мүмкін болмады';
