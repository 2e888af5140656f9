export const toContent = 'Мазмұнға өту';

export const weekList = 'апталар тізімі';
export const weeksFailed = 'Апталар тізімін алу мүмкін болмады';
