/**
 * React's development build reports every render to console.timeStamp and the creation of every element to
 * console.createTask, for a profiler that tests do not have. It looks for both when it is loaded.
 */
Object.assign(console, { timeStamp: undefined, createTask: undefined });
