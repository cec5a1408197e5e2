/** In place of imports that only the bundler understands: stylesheets, fonts and the server-only marker. */
export default {};
