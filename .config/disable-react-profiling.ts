/**
 * React's development build reports every render to console.timeStamp and every element creation to
 * console.createTask, for a profiler that tests lack. It looks for both when loaded.
 */
Object.assign(console, { timeStamp: undefined, createTask: undefined });
