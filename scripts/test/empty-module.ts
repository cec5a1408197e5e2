/** Stands in for what only the bundler understands: stylesheets, fonts and the server-only marker. */
export default {};
