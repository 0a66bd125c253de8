export { Component } from '../tools/site-plan/plan-form.tsx'
